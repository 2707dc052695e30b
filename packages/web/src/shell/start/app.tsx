import { createBrowserRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { HelpProvider } from '../../core/support/help.ts';
import { TextsProvider } from '../../texts/texts-provider.tsx';
import { FocusKeeper } from '../../ui/focus/focus-keeper.tsx';
import { Toaster } from '../../ui/overlay/toaster.tsx';
import { helpTasks } from '../help/help-tasks.ts';
import { routes } from './routes.tsx';

/** The path base of the app (product/shell#layout). */
const router = createBrowserRouter(routes, { basename: '/app' });

/** Everything that a person sees, once the texts and the session are known. */
export function App() {
  return (
    <TextsProvider>
      <HelpProvider value={helpTasks}>
        <RouterProvider router={router} />
      </HelpProvider>
      <Toaster />
      <FocusKeeper />
    </TextsProvider>
  );
}
