/** What another area needs to keep files of its own: they are received, looked at, stored and sent as files on things are. */
export { checkFile } from '../check/check-file.ts';
export { sendStored } from '../send-stored.ts';
export { countUploaded } from './quota.ts';
export { receive } from './receive.ts';
export { discard } from './store.ts';
