import { expect, test } from 'vitest';
import { reimbursement } from './reimbursement.ts';

const bill = { fee: 150, sessions: 4, allowed: 130, deductible: 200, share: 60 };

test('what the plan counts, less the deductible, times its share', () => {
  expect(reimbursement(bill)).toEqual({ paid: 600, back: 192, left: 408 });
});

test('a plan counts no more than the fee', () => {
  expect(reimbursement({ ...bill, allowed: 900, deductible: 0, share: 100 })).toEqual({
    paid: 600,
    back: 600,
    left: 0,
  });
});

test('an open deductible or nonsense pays back nothing', () => {
  expect(reimbursement({ ...bill, deductible: 5000 }).back).toBe(0);
  expect(reimbursement({ ...bill, fee: Number.NaN, share: -5 })).toEqual({
    paid: 0,
    back: 0,
    left: 0,
  });
});

test('no plan pays back more than everything', () => {
  expect(reimbursement({ ...bill, deductible: 0, share: 400 }).back).toBe(520);
});
