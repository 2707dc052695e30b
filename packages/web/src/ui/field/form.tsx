import type { ComponentProps, FormEvent } from 'react';
import { useOnce } from '../base/use-once.ts';

interface Props extends Omit<ComponentProps<'form'>, 'onSubmit' | 'noValidate'> {
  /** Sends the form. The promise settles when sending is over, whether it succeeded or not. */
  onSubmit: () => Promise<unknown>;
}

/** A form, `<Form onSubmit={save}>`, which is sent once, however often the person presses. Every form of the pages uses it. */
export function Form({ onSubmit, ...rest }: Props) {
  const send = useOnce(onSubmit);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void send();
  };
  return <form {...rest} noValidate onSubmit={submit} />;
}
