import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { setReadyTexts } from '@/lib/i18n/ready-texts';
import { router, visit } from '@/tests/harness/page';
import { useUi } from '@/stores/ui';
import { useSignInFirst } from './use-sign-in-first';

const texts = {
  unknownError: '-',
  offlineAction: 'คุณออฟไลน์อยู่',
  pleaseLogin: 'กรุณาเข้าสู่ระบบ',
};

beforeEach(() => {
  visit('/th/products/serum/7?from=home');
  setReadyTexts(texts);
  useUi.setState({ toast: null });
});
afterEach(() => {
  setReadyTexts(undefined);
});

function signIn(): void {
  const { result } = renderHook(useSignInFirst);
  act(() => {
    result.current();
  });
}

test('a guest sees a notice in the language of the page, then goes to login and back', () => {
  router.push.mockImplementationOnce(() => {
    expect(useUi.getState().toast?.text).toBe(texts.pleaseLogin);
  });
  signIn();
  expect(router.push).toHaveBeenCalledExactlyOnceWith(
    '/th/login?return_to=%2Fth%2Fproducts%2Fserum%2F7%3Ffrom%3Dhome',
  );
});

test('offline there is no redirect', () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  signIn();
  expect(router.push).not.toHaveBeenCalled();
});
