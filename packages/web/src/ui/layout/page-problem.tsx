import { useText } from '../../texts/text.tsx';
import { ErrorState } from './error-state.tsx';
import { PageHeader } from './page-header.tsx';

/** A page that could not be fetched: why, and a button to try again. */
export function PageProblem({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const say = useText();
  return (
    <>
      <PageHeader title={say('shell.error.loading')} />
      <ErrorState error={error} onRetry={onRetry} />
    </>
  );
}
