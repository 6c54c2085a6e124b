/** What a plan with out-of-network benefits may pay back. An estimate: the plan decides. */

/** All amounts in US dollars. */
export interface Bill {
  /** Paid to the practice for one session. */
  fee: number;
  sessions: number;
  /** The most the plan counts for one session ("allowed amount"). */
  allowed: number;
  /** What is left of the yearly deductible before the plan pays anything. */
  deductible: number;
  /** Part of the rest that the plan pays, in percent. */
  share: number;
}

/** US dollars: paid to the practice, perhaps paid back, and what remains. */
export interface Estimate {
  paid: number;
  back: number;
  left: number;
}

/**
 * (the smaller of fee and allowed amount × sessions − deductible) × share, never below zero; numbers that make no sense
 * (below zero, not a number) count as zero. Rounded to whole dollars.
 */
export function reimbursement(bill: Bill): Estimate {
  const sane = (value: number): number => (Number.isFinite(value) && value > 0 ? value : 0);
  const fee = sane(bill.fee);
  const sessions = sane(bill.sessions);
  const counted = Math.min(fee, sane(bill.allowed)) * sessions;
  const share = Math.min(sane(bill.share), 100) / 100;
  const paid = Math.round(fee * sessions);
  const back = Math.round(sane(counted - sane(bill.deductible)) * share);
  return { paid, back, left: paid - back };
}
