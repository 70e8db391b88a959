import { hasThaiCheckDigit } from '../../../../lib/format/thai-id.ts';
import { ok, refuse, type Result } from '../../../core/result.ts';
import type { VatFields } from '../vat-ports.ts';

const HEAD_OFFICE = '00000';
const BRANCH_NO = /^\d{5}$/;

/**
 * Validates a tax address except its regions; returns the normalised fields. Refuses TAX_ID_CHECKSUM, VALIDATION or
 * BRANCH_NO_FORMAT, with the field.
 */
export function checkTax(fields: VatFields): Result<VatFields> {
  if (!hasThaiCheckDigit(fields.taxId)) {
    return refuse('TAX_ID_CHECKSUM', { fields: { tax_id: 'errors.TAX_ID_CHECKSUM' } });
  }
  return fields.kind === 'person' ? ok(ofPerson(fields)) : checkCompany(fields);
}

/** Natural persons have neither a company nor branches. */
function ofPerson(fields: VatFields): VatFields {
  return { ...fields, companyName: '', branchType: 'head', branchNo: HEAD_OFFICE };
}

function checkCompany(fields: VatFields): Result<VatFields> {
  if (fields.companyName === '') {
    return refuse('VALIDATION', { fields: { company_name: 'errors.field.required' } });
  }
  if (fields.branchType === 'head') return ok({ ...fields, branchNo: HEAD_OFFICE });
  if (!BRANCH_NO.test(fields.branchNo) || fields.branchNo === HEAD_OFFICE) {
    return refuse('BRANCH_NO_FORMAT', { fields: { branch_no: 'errors.BRANCH_NO_FORMAT' } });
  }
  return ok(fields);
}
