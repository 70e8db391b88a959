import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { Address } from '@/lib/addresses/contract';
import en from '@/messages/checkout/en.json';
import th from '@/messages/checkout/th.json';
import { useAuth } from '@/stores/auth';
import { forgetChoices } from '@/stores/drafts';
import { eventually } from '@/tests/harness/eventually';
import { member } from '@/tests/harness/page';
import { show } from '@/tests/harness/show';
import { AddressForm } from './address-form';
import type { AddressValues } from './address-values';
import { VatForm } from './vat-form';

const PLACE: AddressValues = {
  first_name: 'Malee',
  last_name: 'Suksan',
  address_1: '99/1',
  address_2: '',
  address_3: '',
  street: '',
  province_code: '10',
  district_code: '1033',
  sub_district_code: '103301',
  zipcode: '10110',
  mobile: '0812345678',
  email: '',
};

let sent: object[] = [];
const service = setupServer(
  http.get('*/api/v1/geo/*', () => HttpResponse.json({ entities: [] })),
  http.post('*/api/v1/me/:book', async ({ request }) => {
    const input = (await request.json()) as Address;
    sent.push(input);
    return HttpResponse.json({ ...input, id: 5 }, { status: 201 });
  }),
);
beforeAll(() => {
  service.listen();
});
afterAll(() => {
  service.close();
});
beforeEach(() => {
  sent = [];
  forgetChoices();
  useAuth.setState({ loaded: true, isLoggedIn: true, user: member });
});
afterEach(() => {
  service.resetHandlers();
  vi.doUnmock('./schemas');
});

const field = (name: string) => screen.getByLabelText(name);
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

/** Sets the whole value in one event, like a paste, then leaves the field. */
function fill(name: string, value: string): void {
  fireEvent.change(field(name), { target: { value } });
  fireEvent.blur(field(name));
}

const complaint = (name: string, text: string) =>
  eventually(() => {
    expect(field(name)).toBeInvalid();
    expect(field(name)).toHaveAccessibleDescription(expect.stringContaining(text));
  });

const created = () => Promise.resolve({});
const newAddress = <AddressForm onCreated={created} onCancel={undefined} isAskedFor={false} />;
const newVatAddress = <VatForm address={PLACE} onCreated={created} onCancel={undefined} />;

test('the rules load on the first interaction with a form', async () => {
  const loaded = vi.fn();
  vi.doMock('./schemas', (original) => {
    loaded();
    return original();
  });
  show(newVatAddress, en);
  await screen.findByDisplayValue('10110');
  expect(loaded).not.toHaveBeenCalled();
  await userEvent.click(field('First name'));
  await eventually(() => {
    expect(loaded).toHaveBeenCalledOnce();
  });
});

test.each([
  ['a long name', 'First name', 'x'.repeat(81), 'Please enter at most 80 characters.'],
  ['a blank name', 'First name', '  ', 'Please fill in this field.'],
  ['a long street', 'Street (optional)', 'x'.repeat(121), 'Please enter at most 120 characters.'],
  ['a control character', 'Street (optional)', 'Rama\u0001IV', 'Please check this field.'],
  ['an invisible name', 'First name', '\u200b\u200d', 'Please fill in this field.'],
  [
    'a link as a name',
    'Last name',
    'evil.example',
    'Please enter a name without a web address, an email address or a phone number.',
  ],
  [
    'a number that begins with 00',
    'Mobile number',
    '0012345678',
    'Invalid phone number. Please enter 10 digits.',
  ],
  ['no number', 'Mobile number', '', 'Please fill in this field.'],
  [
    'a wrong number',
    'Mobile number',
    '1812345678',
    'Invalid phone number. Please enter 10 digits.',
  ],
  ['an email with two dots', 'Email (optional)', 'a..b@x.co', 'Please enter a valid email.'],
  ['an email of no domain', 'Email (optional)', 'a@b.c', 'Please enter a valid email.'],
  ['a short zipcode', 'Zipcode', '101', 'Please enter a 5-digit zipcode.'],
  ['no province', 'Province', '', 'Please fill in this field.'],
])('%s is refused at the field', async (_, name, value, text) => {
  show(newAddress, en);
  fill(name, value);
  await complaint(name, text);
});

test('a value that is too long is refused before sending; the corrected one is sent', async () => {
  show(newVatAddress, th);
  fill('เลขประจำตัวผู้เสียภาษี', '3100600445635');
  fill('ชื่อ', 'ก'.repeat(81));
  await press(th['checkout.saveVatAddress']);
  await complaint('ชื่อ', 'กรุณากรอกไม่เกิน 80 ตัวอักษร');
  expect(field('ชื่อ')).toHaveFocus();
  expect(sent).toEqual([]);
  fill('ชื่อ', 'มาลี');
  await press(th['checkout.saveVatAddress']);
  await eventually(() => {
    expect(sent).toMatchObject([{ first_name: 'มาลี', kind: 'person', branch_no: '00000' }]);
  });
});

test('a tax id is checked at its thirteenth digit, whether or not the field has the focus', async () => {
  show(newVatAddress, en);
  const id = field('Tax ID');
  await userEvent.type(id, '310060044563');
  expect(id).toBeValid();
  await userEvent.type(id, '4');
  expect(id).toHaveFocus();
  await complaint('Tax ID', 'This tax ID is not valid. Please check the digits.');
  fill('Tax ID', '310060044563');
  await complaint('Tax ID', 'A tax ID has 13 digits.');
});

test('a company needs a name and a branch needs a number, as in the service; a person needs neither', async () => {
  show(newVatAddress, en);
  fill('Tax ID', '3100600445635');
  await userEvent.selectOptions(field('Issued to'), 'A company');
  await userEvent.selectOptions(field('Office'), 'Branch');
  await press('Save tax invoice address');
  await complaint('Company name', 'Please fill in this field.');
  await complaint('Branch number', 'Please fill in this field.');
  for (const wrong of ['12', '00000']) {
    fill('Branch number', wrong);
    await complaint('Branch number', 'A branch number has five digits.');
  }
  expect(sent).toEqual([]);
  await userEvent.selectOptions(field('Issued to'), 'A person');
  await press('Save tax invoice address');
  await eventually(() => {
    expect(sent).toMatchObject([{ kind: 'person', company_name: '', branch_type: 'head' }]);
  });
});

test('without loaded rules the form is sent, and the refusal of the service appears at the field', async () => {
  vi.doMock('./schemas', () => {
    throw new Error('Failed to load chunk');
  });
  const fields = { first_name: 'This is too long.' };
  const refusal = { message: 'Wrong', code: 'VALIDATION', status: 422, fields };
  service.use(http.post('*/me/addresses', () => HttpResponse.json(refusal, { status: 422 })));
  show(newAddress, en);
  fill('First name', 'x'.repeat(81));
  await press('Save address');
  await complaint('First name', 'This is too long.');
});
