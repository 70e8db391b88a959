import { describe, expect, it } from 'vitest';
import { checkTax } from './check-tax.ts';
import type { VatFields } from '../vat-ports.ts';

const COMPANY: VatFields = {
  firstName: 'มาลี',
  lastName: 'ใจดี',
  address1: '24/6',
  address2: '',
  address3: '',
  street: '',
  provinceCode: '50',
  districtCode: '5001',
  subDistrictCode: '500108',
  zipcode: '50200',
  mobile: '0899999999',
  email: '',
  kind: 'juristic',
  taxId: '0105561123458',
  companyName: 'บริษัท ตัวอย่าง จำกัด',
  branchType: 'branch',
  branchNo: '00012',
  storeId: 'A1',
};

describe('a tax address', () => {
  it('of a company’s branch is kept as it is', () => {
    expect(checkTax(COMPANY)).toEqual({ ok: true, value: COMPANY });
  });

  it('of a head office has the number of head offices', () => {
    const head = { ...COMPANY, branchType: 'head' as const };
    expect(checkTax(head)).toEqual({ ok: true, value: { ...head, branchNo: '00000' } });
  });

  it('of a person has neither company nor branch', () => {
    const person = { ...COMPANY, kind: 'person' as const, taxId: '3100600445635' };
    expect(checkTax(person)).toEqual({
      ok: true,
      value: { ...person, companyName: '', branchType: 'head', branchNo: '00000' },
    });
  });

  it.each([
    ['a wrong check digit', { taxId: '0105561123459' }, 'TAX_ID_CHECKSUM', 'tax_id'],
    ['no company', { companyName: '' }, 'VALIDATION', 'company_name'],
    ['a short branch', { branchNo: '12' }, 'BRANCH_NO_FORMAT', 'branch_no'],
    ['letters', { branchNo: '0001A' }, 'BRANCH_NO_FORMAT', 'branch_no'],
    ['the head office as a branch', { branchNo: '00000' }, 'BRANCH_NO_FORMAT', 'branch_no'],
    ['nothing', { branchNo: '' }, 'BRANCH_NO_FORMAT', 'branch_no'],
  ])('is refused for %s', (_, changes, code, field) => {
    const checked = checkTax({ ...COMPANY, ...changes });
    expect(checked).toMatchObject({ ok: false, refusal: { code } });
    if (!checked.ok) expect(Object.keys(checked.refusal.fields ?? {})).toEqual([field]);
  });
});
