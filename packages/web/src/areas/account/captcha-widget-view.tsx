import type { AltchaWidgetElement } from 'altcha/external';
import { createElement, useEffect, useRef } from 'react';
import { useText } from '../../texts/text.tsx';
import { prepareWidget, widgetLanguage } from './captcha-widget.ts';

/** The widget itself; loaded only if a captcha is asked for. */
export default function CaptchaWidgetView({ onAnswer }: { onAnswer: (answer: string | undefined) => void }) {
  const say = useText();
  const widget = useRef<AltchaWidgetElement>(null);
  const answer = useRef(onAnswer);
  answer.current = onAnswer;
  prepareWidget(say);
  useEffect(() => {
    const element = widget.current;
    const hear = (event: Event) => {
      const { state, payload } = (event as CustomEvent<{ state: string; payload?: string }>).detail;
      answer.current(state === 'verified' ? payload : undefined);
    };
    element?.addEventListener('statechange', hear);
    return () => element?.removeEventListener('statechange', hear);
  }, []);
  return createElement('altcha-widget', {
    ref: widget,
    challenge: '/api/auth/captcha',
    language: widgetLanguage,
    configuration: JSON.stringify({
      hideFooter: true,
      hideLogo: true,
      humanInteractionSignature: false,
      minDuration: 0,
    }),
  });
}
