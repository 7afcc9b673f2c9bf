/* Fetches the script that draws the slide rule, when its table comes near the screen. */
const place = document.querySelector<HTMLElement>('[data-rule]');
if (place) {
  new IntersectionObserver(
    ([entry], observer) => {
      if (!entry?.isIntersecting) return;
      observer.disconnect();
      void import(/* @vite-ignore */ place.dataset.rule as string);
    },
    { rootMargin: '100%' },
  ).observe(place);
}
