import { useText } from '../../texts/text.tsx';
import { PageHeader } from '../../ui/layout/page-header.tsx';
import { Terms } from './terms.tsx';

/** /about/userTerms: the terms that everybody who uses Samspel accepts, open to everybody. */
export function Component() {
  const say = useText();
  return (
    <>
      <PageHeader title={say('terms.title')} />
      <Terms />
    </>
  );
}
