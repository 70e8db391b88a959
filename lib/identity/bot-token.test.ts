import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { botToken, dropBotCheck, expectBotCheck, offerBotCheck } from './bot-token';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  dropBotCheck();
  vi.useRealTimers();
});

describe('botToken', () => {
  it('resolves at once without a bot check', async () => {
    expect(await botToken('login')).toEqual({});
  });

  it('waits for the script, and is valid for one form', async () => {
    expectBotCheck();
    const token = botToken('login');
    offerBotCheck((action) => Promise.resolve(`token of ${action}`));
    expect(await token).toEqual({ recaptcha_token: 'token of login' });
    expect(await botToken('contact')).toEqual({ recaptcha_token: 'token of contact' });
  });

  it('gives up when the script never loads or fails', async () => {
    expectBotCheck();
    const token = botToken('login');
    await vi.advanceTimersByTimeAsync(5_000);
    expect(await token).toEqual({});
    offerBotCheck(() => Promise.reject(new Error('blocked')));
    expect(await botToken('login')).toEqual({});
  });
});
