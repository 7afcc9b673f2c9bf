/* Fetches the script that draws the slide rule, when its table comes near the screen. */
const place = document.querySelector<HTMLElement>('[data-rule]');
if (place) {
  new IntersectionObserver(
    (entries, observer) => {
      // There may be several by the time it is called: before and after the jump to an anchor.
      if (!entries.some((entry) => entry.isIntersecting)) return;
      observer.disconnect();
      void import(/* @vite-ignore */ place.dataset.rule as string);
    },
    { rootMargin: '100%' },
  ).observe(place);
}
