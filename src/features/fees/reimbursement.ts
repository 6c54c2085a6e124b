/** Estimates the reimbursement of a plan with out-of-network benefits. */

/** US dollars. */
export interface Bill {
  /** Per session. */
  fee: number;
  sessions: number;
  /** Max. amount per session that the plan recognizes ("allowed amount"). */
  allowed: number;
  /** Remaining yearly deductible. */
  deductible: number;
  /** Share of the rest that the plan pays, in percent. */
  share: number;
}

/** US dollars: paid to the practice, possibly reimbursed, and the remainder. */
export interface Estimate {
  paid: number;
  back: number;
  left: number;
}

/** (smaller of fee and allowed × sessions − deductible) × share, in whole dollars; negatives and NaN are zero. */
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
