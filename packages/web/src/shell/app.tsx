import { createBrowserRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { type LoadedTexts, TextsProvider } from '../texts/texts-provider.tsx';
import { Toaster } from '../ui/toaster.tsx';
import { routes } from './routes.tsx';

/** The path base of the app (product/shell#layout). */
const router = createBrowserRouter(routes, { basename: '/app' });

/** Everything that a person sees, once the texts and the session are known. */
export function App({ first }: { first: LoadedTexts }) {
  return (
    <TextsProvider first={first}>
      <RouterProvider router={router} />
      <Toaster />
    </TextsProvider>
  );
}
