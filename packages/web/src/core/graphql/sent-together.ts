/** The most queries that one request holds, as the server has it (product/wire#limits). */
const most = 15;

/** A query on its way: what `fetch` got, and what is done with its answer. */
interface Sending {
  url: string;
  body: string;
  init: RequestInit;
  answer: (response: Response) => void;
  fail: (error: unknown) => void;
}

/** What each query of a request is answered, in their order. */
interface Answers {
  answers: { status: number; body: unknown }[];
}

/**
 * Returns a `fetch` for queries: those that are sent at the same moment, as the parts of a page do when it is shown, travel in one request, so that the
 * server finds out once who asks. Each is answered by itself; if the request fails as a whole, all of them do.
 */
export function sentTogether(): typeof fetch {
  let waiting: Sending[] = [];
  const sendAll = () => {
    const groups = Map.groupBy(waiting, ({ init }) => JSON.stringify(init.headers));
    waiting = [];
    for (const group of groups.values())
      for (let first = 0; first < group.length; first += most) void send(group.slice(first, first + most));
  };
  return (url, init = {}) =>
    new Promise((answer, fail) => {
      const { body } = init;
      if (typeof body !== 'string') return answer(fetch(url, init));
      if (waiting.length === 0) setTimeout(sendAll);
      waiting.push({ url: String(url), body, init, answer, fail });
    });
}

async function send(group: readonly Sending[]): Promise<void> {
  try {
    const response = await ask(group);
    if (group.length === 1) return group[0]!.answer(response);
    if (!response.ok) {
      const text = await response.text();
      for (const { answer } of group)
        answer(new Response(text, { status: response.status, headers: response.headers }));
      return;
    }
    const { answers } = (await response.json()) as Answers;
    for (const [at, { answer }] of group.entries())
      answer(Response.json(answers[at]!.body, { status: answers[at]!.status }));
  } catch (error) {
    for (const { fail } of group) fail(error);
  }
}

function ask(group: readonly Sending[]): Promise<Response> {
  const [{ url, init }] = group as [Sending];
  if (group.length === 1) return fetch(url, init);
  const body = `{"calls":[${group.map((one) => one.body).join(',')}]}`;
  return fetch(`${url}/together`, { ...init, body, signal: null });
}
