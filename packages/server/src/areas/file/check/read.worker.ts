import { parentPort, workerData } from 'node:worker_threads';
import type { Job } from './read-apart.ts';
import { readDrawing } from './read-drawing.ts';
import { readRelations } from './read-relations.ts';

/** Does the job that it is given, and posts why the file is refused, or null. */
const { drawing, relations = [] } = workerData as Job;
parentPort!.postMessage(drawing === undefined ? readRelations(relations) : readDrawing(drawing));
