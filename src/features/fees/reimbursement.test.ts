import { expect, test } from 'vitest';
import { reimbursement } from './reimbursement.ts';

const bill = { fee: 150, sessions: 4, allowed: 130, deductible: 200, share: 60 };

test('pays its share of the allowed amount, less the deductible', () => {
  expect(reimbursement(bill)).toEqual({ paid: 600, back: 192, left: 408 });
});

test('caps the allowed amount at the fee', () => {
  expect(reimbursement({ ...bill, allowed: 900, deductible: 0, share: 100 })).toEqual({
    paid: 600,
    back: 600,
    left: 0,
  });
});

test('pays nothing below the deductible or for invalid numbers', () => {
  expect(reimbursement({ ...bill, deductible: 5000 }).back).toBe(0);
  expect(reimbursement({ ...bill, fee: Number.NaN, share: -5 })).toEqual({
    paid: 0,
    back: 0,
    left: 0,
  });
});

test('never pays more than 100 %', () => {
  expect(reimbursement({ ...bill, deductible: 0, share: 400 }).back).toBe(520);
});
