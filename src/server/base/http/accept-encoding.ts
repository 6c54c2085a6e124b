/** Content codings that the client accepts, without `q=0`. */
export function acceptedCodings(value: string | string[] | undefined): ReadonlySet<string> {
  const accepted = String(value ?? '')
    .toLowerCase()
    .split(',')
    .filter((coding) => !/;\s*q=0(?:\.0*)?\s*$/.test(coding))
    .map((coding) => (coding.split(';', 1)[0] ?? '').trim());
  return new Set(accepted);
}
