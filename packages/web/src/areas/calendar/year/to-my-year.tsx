import { Navigate } from 'react-router';
import { useMe } from '../../../core/person/me.tsx';
import { paths } from '../address/paths.ts';
import { WheelLoading } from '../address/wheel-loading.tsx';

/** /annual-cycle and /annual-cycle/my: lead to my own year (product/year-wheels#pages). */
export function Component() {
  return (
    <>
      <Navigate to={paths.year(useMe().id)} replace />
      <WheelLoading />
    </>
  );
}
