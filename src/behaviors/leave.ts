/** Leaves at once and takes this page out of the back button's way (beyond 2). Without script the link just leads away. */

addEventListener('click', (event) => {
  const link = (event.target as Element).closest<HTMLAnchorElement>('[data-leave]');
  if (!link) return;
  event.preventDefault();
  location.replace(link.href);
});
