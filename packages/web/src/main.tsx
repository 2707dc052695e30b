import '@fontsource-variable/inter';
import './ui/theme/index.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { startNetworkWatcher } from './core/network/network.ts';
import { startSession } from './core/session/session.ts';
import { currentLocale } from './core/texts/locale.ts';
import { loadMessages } from './core/texts/messages.ts';
import { startTheme } from './core/theme/theme.ts';
import { App } from './shell/app.tsx';
import { Loader } from './shell/loader.tsx';

const root = createRoot(document.getElementById('app')!);
root.render(<Loader />);
startTheme();
startNetworkWatcher();

const locale = currentLocale();
const [messages] = await Promise.all([loadMessages(locale), startSession()]);
root.render(
  <StrictMode>
    <App first={{ locale, messages }} />
  </StrictMode>,
);
