import { Navigate, useLocation } from 'react-router';
import { useMe } from '../../../core/person/me.tsx';
import { paths } from '../address/paths.ts';
import { WheelLoading } from '../address/wheel-loading.tsx';

/** /annual-cycle and /annual-cycle/my: lead to my own year, with the view and the filter of the address (product/year-wheels#pages). */
export function Component() {
  const { search } = useLocation();
  return (
    <>
      <Navigate to={paths.year(useMe().id) + search} replace />
      <WheelLoading />
    </>
  );
}
