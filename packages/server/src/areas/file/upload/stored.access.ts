/** What another area needs to keep files of its own: they are received, checked, stored and sent as files on things are. */
export { sendStored } from '../send-stored.ts';
export { countUploaded } from './quota.ts';
export { underNewKey } from './store.ts';
export { takeUpload } from './take-upload.ts';
