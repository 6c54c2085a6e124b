/** Eight thread ends fly from a mouse click, 80 px at most, once (R098, R308). */

const COUNT = 8;
/** Pixels from the click to the far end of a spark, including its 14 px. */
const REACH = 80;

addEventListener('pointerdown', ({ pointerType, button, clientX, clientY }) => {
  if (pointerType !== 'mouse' || button) return;
  if (matchMedia('(prefers-reduced-motion)').matches) return;
  for (let index = 0; index < COUNT; index++) {
    const spark = document.createElement('i');
    spark.className = 'spark';
    const from = `translate(${clientX}px, ${clientY}px) rotate(${(index * 360) / COUNT}deg) translate(`;
    document.body.append(spark);
    spark.animate(
      [{ transform: `${from}12px)` }, { transform: `${from}${REACH - 14}px)`, opacity: 0 }],
      400,
    ).onfinish = () => spark.remove();
  }
});

// Makes this a module, so that its names stay local.
export {};
