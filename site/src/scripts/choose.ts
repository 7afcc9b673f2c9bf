import { budgetFor } from '../lib/text/budget.ts';

/** Selects a service in the form, and the budget that its usual price is in. */
export function choose(index: number, [service, budget]: readonly HTMLSelectElement[]): void {
  const row = document.querySelectorAll('[data-rule] tbody tr')[index];
  if (service) service.selectedIndex = index + 1;
  const options = [...(budget?.options ?? [])].map(({ text }) => text);
  if (budget)
    budget.selectedIndex = Math.max(budgetFor(row?.lastChild?.textContent ?? '', options), 0);
}
