declare module 'virtual:texts/*' {
  import type { CompiledTexts } from '@samspel/i18n/compile';

  const texts: Partial<CompiledTexts>;
  export default texts;
}

declare module 'virtual:frame-texts/*' {
  import type { CompiledTexts } from '@samspel/i18n/compile';

  const texts: Partial<CompiledTexts>;
  export default texts;
}

declare module 'virtual:more-texts/*' {
  import type { CompiledTexts } from '@samspel/i18n/compile';

  const texts: Partial<CompiledTexts>;
  export default texts;
}

declare module 'virtual:shared-texts/*' {
  import type { CompiledTexts } from '@samspel/i18n/compile';

  const texts: Partial<CompiledTexts>;
  export default texts;
}

declare module 'virtual:public-texts/*' {
  import type { CompiledTexts } from '@samspel/i18n/compile';

  const texts: Partial<CompiledTexts>;
  export default texts;
}

declare module 'virtual:page-texts/*' {
  import type { CompiledTexts } from '@samspel/i18n/compile';

  const texts: Partial<CompiledTexts>;
  export default texts;
}
