import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { DispensingLabel } from '@/lib/dispensing/contract';
import { MedicineLabel } from './medicine-label';

const names = (en: string, th: string) => ({ en, th });
const label: DispensingLabel = {
  approval_id: 42,
  order_id: 'AR261129-3GTCBX',
  patient: { name: 'Panisara', age: { unit: 'months', n: 18 } },
  drug: {
    name: names('Ibuprofen 200 mg', 'ไอบูโพรเฟน 200 มก.'),
    generic: names('Ibuprofen', 'ไอบูโพรเฟน'),
    ...{ strength: '200 mg', form: names('Tablet', 'ยาเม็ด'), size: '10 tablets' },
    registration_no: null,
  },
  prescription_no: null,
  qty: 2,
  directions: 'One after a meal.',
  warnings: names('A dangerous drug.', 'ยาอันตราย'),
  approved_by: { name: names('Malee', 'ภญ. มาลี'), licence_no: '90127' },
  approved_at: '2026-11-29T03:00:00.000Z',
  branch: {
    name: names('Silom', 'สีลม'),
    address: names('145/3 Silom Road', '145/3 ถนนสีลม'),
    ...{ phone: '02-000-0102', licence_no: 'กท 99902/2569' },
  },
  dispensed: null,
};

describe('the label of a medicine', () => {
  it('says in Thai who takes what, how, and from whom it comes', () => {
    render(<MedicineLabel label={label} locale="th" />);
    const text = screen.getByRole('article').textContent;
    expect(text).toContain('ชื่อผู้ป่วย: Panisara · 18 เดือน');
    expect(text).toContain('ไอบูโพรเฟน · 200 mg · ยาเม็ด · จำนวน 2 × 10 tablets');
    expect(text).toContain('One after a meal.');
    expect(text).toContain('คำเตือน: ยาอันตราย');
    expect(text).toContain('ใบอนุญาตร้านยาเลขที่ กท 99902/2569');
    expect(text).toContain('ภญ. มาลี (ใบอนุญาตเภสัชกร ภ.90127)');
    expect(text).toMatch(/29 พ\S+ 2569/);
  });

  it('names the pharmacist who handed it over, and leaves out what is not known', () => {
    const by = { name: names('Napa', 'ภญ. นภา'), licence_no: '' };
    const dispensed = { by, at: '2026-11-30T03:00:00.000Z' };
    const patient = { name: '', age: null };
    render(<MedicineLabel label={{ ...label, dispensed, patient }} locale="en" />);
    const text = screen.getByRole('article').textContent;
    expect(text).toContain('Patient: -');
    expect(text).toContain('Napa · Order AR261129-3GTCBX · approval 42');
    expect(text).not.toContain('Malee');
  });

  it('becomes smaller for long words, and two papers for very long ones', () => {
    const directions = (times: number) => 'รับประทานครั้งละ 1 เม็ด วันละ 3 ครั้ง หลังอาหาร '.repeat(times);
    const papers = (times: number) => {
      const { container, unmount } = render(
        <MedicineLabel label={{ ...label, directions: directions(times) }} locale="th" />,
      );
      const all = [...container.querySelectorAll('article')].map((paper) => ({
        scale: Number(paper.style.getPropertyValue('--scale')),
        text: paper.textContent,
      }));
      unmount();
      return all;
    };
    expect(papers(1)).toMatchObject([{ scale: 0.9 }]);
    expect(papers(9)[0]?.scale).toBeLessThan(1);
    const [first, second] = papers(20);
    expect(first?.text).toContain(directions(20).trim());
    expect(first?.text).toContain('1/2');
    expect(second?.text).toContain('คำเตือน: ยาอันตราย');
    for (const paper of [first, second]) expect(paper?.text).toContain('Panisara');
  });
});
