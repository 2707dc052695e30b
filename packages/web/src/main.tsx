import '@fontsource-variable/inter';
import './theme/index.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { startNetworkWatcher } from './core/network/network.ts';
import { startOffline } from './core/offline/start-offline.ts';
import { startSession } from './core/session/session.ts';
import { isInTeams } from './core/teams/in-teams.ts';
import { App } from './shell/start/app.tsx';
import { Loader } from './shell/start/loader.tsx';
import { startUpdates } from './shell/update/new-version.ts';
import { loadTexts } from './texts/messages.ts';
import { startTheme } from './theme/theme.ts';

const root = createRoot(document.getElementById('app')!);
root.render(<Loader />);
startTheme();
startNetworkWatcher();
startOffline();
if (isInTeams()) void import('./core/teams/teams.ts').then(({ followTeams }) => followTeams());

await Promise.all([loadTexts(), startSession()]);
root.render(
  <StrictMode>
    <App />
  </StrictMode>,
);
startUpdates();
