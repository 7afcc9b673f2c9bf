const currencies: Readonly<Record<string, string>> = {
  $: 'USD',
  '€': 'EUR',
  '£': 'GBP',
  '₹': 'INR',
};
/** The codes of UN/CEFACT, which schema.org uses for units. */
const periods: Readonly<Record<string, string>> = { month: 'MON', year: 'ANN' };

export interface Price {
  amount: string;
  currency: string;
  unitCode: string | undefined;
  /** The price is the lowest one: "Starting at $199/month". */
  isLowest: boolean;
}

/** The price in a text such as "Starting at $199/month", or undefined if it names none. */
export function priceIn(text: string): Price | undefined {
  const found = /([$€£₹])(\d[\d,]*(?:\.\d+)?)(?:\/(month|year)\b)?/.exec(text);
  if (!found) return undefined;
  const [, sign = '', amount = '', period = ''] = found;
  return {
    amount: amount.replaceAll(',', ''),
    currency: currencies[sign] ?? '',
    unitCode: periods[period],
    isLowest: /^(starting at|from)\b/i.test(text),
  };
}
