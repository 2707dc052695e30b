// Makes the bucket of S3_BUCKET where it is not there yet, and waits a minute for the store to answer. For compose.yaml and the like.
import { setTimeout as sleep } from 'node:timers/promises';

const { S3 } = await import('@aws-sdk/client-s3');
const { S3_ENDPOINT, S3_REGION, S3_BUCKET, S3_ACCESS_KEY_ID = '', S3_SECRET_ACCESS_KEY = '' } = process.env;
const client = new S3({
  endpoint: S3_ENDPOINT,
  region: S3_REGION,
  credentials: { accessKeyId: S3_ACCESS_KEY_ID, secretAccessKey: S3_SECRET_ACCESS_KEY },
  forcePathStyle: true,
  requestChecksumCalculation: 'WHEN_REQUIRED',
});

for (let tries = 1; ; tries += 1) {
  try {
    await client.headBucket({ Bucket: S3_BUCKET });
    break;
  } catch {
    const made = await client.createBucket({ Bucket: S3_BUCKET }).catch((error) => error);
    if (!(made instanceof Error)) break;
    if (tries === 60) throw made;
    await sleep(1_000);
  }
}
