import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { OfficeForm } from '@/components/office/form/office-form';
import { useOfficeForm } from '@/components/office/form/use-office-form';
import { useApiErrors } from '@/components/layout/shell/use-api-errors';
import { TextField } from '@/components/ui/text-field';
import { http as client } from '@/lib/api/http';
import { textsInTab } from '@/lib/browser/kept';
import identity from '@/messages/identity/en.json';
import office from '@/messages/office/en.json';
import people from '@/messages/people/en.json';
import { useAuth } from '@/stores/auth';
import { member } from '@/tests/harness/page';
import { show } from '@/tests/harness/show';
import { OfficeSession } from './office-session';

vi.mock('next/navigation', async () => (await import('@/tests/harness/page')).navigation);

const typist = { ...member, role: 'staff' as const, first_name: 'Yada' };
const other = { ...typist, id: typist.id + 1, first_name: 'Xan', phone_number: '0811111111' };
/** The person of the next sign-in, and what the office asks of it. */
let signsIn = typist;
const FACTOR = {
  ...{ required: false, totp: true, passkeys: 0, passkey_origin: null },
  ...{ recovery_codes: 0, shown: false },
};
let factor = { ...FACTOR };
let refusals: object[] = [];
let saved: unknown[] = [];
let asked: unknown[] = [];

const service = setupServer(
  http.put('*/api/admin/v1/things/1', async ({ request }) => {
    const refusal = refusals.shift() as { status: number } | undefined;
    if (refusal) return HttpResponse.json(refusal, { status: refusal.status });
    saved.push(await request.json());
    return HttpResponse.json({ version: 'v2' });
  }),
  http.post('*/api/v1/me/token/refresh', () => HttpResponse.json({}, { status: 401 })),
  http.post('*/api/v1/guest/otp', async ({ request }) => {
    asked.push(await request.json());
    const now = new Date();
    return HttpResponse.json({
      ...{ id: '1', ref_code: 'AB12', by_call: false, now: now.toISOString() },
      expires_at: now.toISOString(),
      resend_after: new Date(now.getTime() + 60_000).toISOString(),
    });
  }),
  http.post('*/api/v1/guest/login/otp/1', () =>
    HttpResponse.json({ access_token: 'new', user: signsIn }),
  ),
  http.get('*/api/v1/me', () => HttpResponse.json(signsIn)),
  http.get('*/api/admin/v1/second-factor', () => HttpResponse.json(factor)),
  http.post('*/api/admin/v1/second-factor/show', () => {
    factor = { ...factor, shown: true };
    return HttpResponse.json({});
  }),
);
beforeAll(() => {
  service.listen();
});
afterAll(() => {
  service.close();
});
beforeEach(() => {
  signsIn = typist;
  factor = { ...FACTOR };
  refusals = [{ message: 'Over', code: 'UNAUTHENTICATED', status: 401 }];
  saved = [];
  asked = [];
  sessionStorage.clear();
  useAuth.getState().succeed(typist, 'old');
});

function ThingForm() {
  useApiErrors();
  const edit = useOfficeForm<{ name: string }>({
    thing: 'thing 1',
    saved: { name: 'Old' },
    version: 'v1',
    fields: [{ name: 'name', label: 'Name', show: String }],
    resolver: (values) => ({ values, errors: {} }),
    save: async (values, version) => {
      const calls = await client();
      const sent = { ...values, version };
      const { data } = await calls.put<{ version: string }>('/things/1', sent, {
        baseURL: '/api/admin/v1',
      });
      return data.version;
    },
    refresh: () => Promise.resolve(),
  });
  return (
    <OfficeForm edit={edit} saveLabel="Save">
      <TextField label="Name" {...edit.form.register('name')} />
    </OfficeForm>
  );
}

const user = userEvent.setup();
const dialog = (name: string) => screen.findByRole('dialog', { name });
const press = async (box: HTMLElement, name: string) => {
  await user.click(await within(box).findByRole('button', { name }));
};

async function typeAndSave() {
  show(
    <OfficeSession check={{ siteKey: undefined, showOutbox: false }}>
      <ThingForm />
    </OfficeSession>,
    { ...office, ...people },
  );
  await user.clear(screen.getByLabelText('Name'));
  await user.type(screen.getByLabelText('Name'), 'New');
  await user.click(screen.getByRole('button', { name: 'Save' }));
}

async function signInByCode() {
  const box = await dialog(people['people.signInAgain']);
  await press(box, identity['identity.sendOtp']);
  await user.type(await within(box).findByLabelText(identity['identity.otp']), '123456');
  await press(box, identity['identity.confirm']);
}

const isSaved = () =>
  vi.waitFor(() => {
    expect(saved).toEqual([{ name: 'New', version: 'v1' }]);
  });

test('a save goes on after the sign-in of the same person', async () => {
  await typeAndSave();
  await signInByCode();
  await isSaved();
  expect(asked).toMatchObject([{ phone_number: typist.phone_number }]);
  expect(await screen.findByText(office['office.form.unchanged'])).toBeInTheDocument();
  expect(screen.queryByRole('alert')).toBeNull();
  expect(useAuth.getState().isLoggedIn).toBe(true);
});

test('the new sign-in shows the second factor where the office asks for it', async () => {
  factor = { ...factor, required: true };
  await typeAndSave();
  await signInByCode();
  const box = await dialog(people['people.factorAgain']);
  expect(saved).toEqual([]);
  await user.type(within(box).getByLabelText(people['people.factorCode']), '654321');
  await press(box, people['people.factorContinue']);
  await isSaved();
});

test('a second factor that is too old is asked for, then the save is repeated', async () => {
  refusals = [{ message: 'Again', code: 'SECOND_FACTOR_REQUIRED', status: 403 }];
  await typeAndSave();
  const box = await dialog(people['people.factorAgain']);
  expect(within(box).getByText(people['people.factorAgainWhy'])).toBeVisible();
  await user.type(within(box).getByLabelText(people['people.factorCode']), '654321');
  await press(box, people['people.factorContinue']);
  await isSaved();
});

test('another person saves nothing, and the input stays for the one who typed it', async () => {
  signsIn = other;
  await typeAndSave();
  await signInByCode();
  const box = await dialog(people['people.otherPerson']);
  expect(within(box).getByRole('alert')).toHaveTextContent('What Yada typed is not saved.');
  expect(saved).toEqual([]);
  expect(screen.getByLabelText('Name')).toHaveValue('New');
  signsIn = typist;
  await press(box, 'Sign in as Yada');
  await signInByCode();
  await isSaved();
});

test('another person who goes on gets a fresh page, and the tab keeps the input', async () => {
  signsIn = other;
  await typeAndSave();
  await signInByCode();
  const box = await dialog(people['people.otherPerson']);
  const reload = vi.fn();
  vi.stubGlobal('location', { reload });
  await press(box, 'Go on as Xan');
  await vi.waitFor(() => {
    expect(reload).toHaveBeenCalled();
  });
  expect(screen.queryByLabelText('Name')).toBeNull();
  expect(textsInTab.get(`office-form ${String(typist.id)} thing 1`)).toContain('New');
  expect(saved).toEqual([]);
  vi.unstubAllGlobals();
});

test('a sign-in of another person in another window is told before a save', async () => {
  refusals = [];
  signsIn = other;
  show(
    <OfficeSession check={{ siteKey: undefined, showOutbox: false }}>
      <ThingForm />
    </OfficeSession>,
    { ...office, ...people },
  );
  localStorage.setItem('access_token', 'theirs');
  window.dispatchEvent(new StorageEvent('storage', { key: 'access_token', newValue: 'theirs' }));
  expect(await dialog(people['people.otherPerson'])).toBeVisible();
});

test('a dialog that is closed leaves the input and says that nothing is saved', async () => {
  await typeAndSave();
  const box = await dialog(people['people.signInAgain']);
  await press(box, people['people.close']);
  expect(await screen.findByRole('alert')).toHaveTextContent('Over');
  expect(screen.getByLabelText('Name')).toHaveValue('New');
  expect(useAuth.getState().isLoggedIn).toBe(true);
  expect(saved).toEqual([]);
});
