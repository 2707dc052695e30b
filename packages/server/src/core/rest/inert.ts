/** What every file is sent with: whatever it holds, a browser runs nothing of it. */
export const inert = {
  'content-security-policy': "default-src 'none'; sandbox",
  'x-content-type-options': 'nosniff',
} as const;
