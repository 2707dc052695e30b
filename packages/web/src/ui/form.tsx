import type { ComponentProps, FormEvent } from 'react';
import { useOnce } from './use-once.ts';

interface Props extends Omit<ComponentProps<'form'>, 'onSubmit' | 'noValidate'> {
  /** Sends it, and ends when that is over, whatever came of it. */
  onSubmit: () => Promise<unknown>;
}

/** A form, `<Form onSubmit={save}>`, which is sent once however often its person presses. Every form of the pages is one. */
export function Form({ onSubmit, ...rest }: Props) {
  const send = useOnce(onSubmit);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void send();
  };
  return <form {...rest} noValidate onSubmit={submit} />;
}
