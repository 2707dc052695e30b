// Runs a script of this repository with the Node that the project needs: `node tools/run.mjs FILE [args]`.
import { spawnSync } from 'node:child_process';
import { projectNode } from './node.mjs';
import { runTool } from './step.mjs';

await runTool(async () => {
  const { status } = spawnSync(await projectNode(), process.argv.slice(2), { stdio: 'inherit' });
  process.exitCode = status ?? 1;
});
