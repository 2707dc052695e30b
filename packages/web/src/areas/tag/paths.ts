/** The addresses of tags, below /app. */
export const paths = {
  all: '/tag',
  one: (title: string) => `/tag/${encodeURIComponent(title)}`,
};
