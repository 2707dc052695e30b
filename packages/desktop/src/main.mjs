import * as electron from 'electron';
import { startShell } from './shell.mjs';
import { whereFrom } from './where.mjs';

try {
  await startShell(electron, whereFrom(process.env));
} catch (error) {
  electron.dialog.showErrorBox('Samspel', error instanceof Error ? error.message : String(error));
  electron.app.exit(1);
}
