declare module 'virtual:texts/*' {
  import type { CompiledTexts } from '@samspel/i18n/compile';

  const texts: CompiledTexts;
  export default texts;
}
