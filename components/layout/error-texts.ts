import type { Say } from '@/components/common/say';

export interface ErrorTexts {
  readonly title: string;
  readonly text: string;
  readonly home: string;
}

/** `docs/product/pages.md`, "Errors on pages": 404, 503, and any other status with its message. */
export function errorTexts(say: Say<'layout'>, status: number, message?: string): ErrorTexts {
  const home = say('layout.error.home');
  switch (status) {
    case 404:
      return {
        title: say('layout.error.404.title'),
        text: say('layout.error.404.text'),
        home,
      };
    case 503:
      return {
        title: say('layout.error.503.title'),
        text: say('layout.error.503.text'),
        home,
      };
    default:
      return {
        title: say('layout.error.other.title'),
        text: message ?? say('layout.error.other.text'),
        home,
      };
  }
}
