/** Eight short ends of thread fly from a mouse click, 80 px at most, once (R098, R308). */

const COUNT = 8;
const REACH = 80;

export function sparkOnClick(): void {
  addEventListener('pointerdown', ({ pointerType, button, clientX, clientY }) => {
    if (pointerType !== 'mouse' || button || matchMedia('(prefers-reduced-motion: reduce)').matches)
      return;
    for (let index = 0; index < COUNT; index++) {
      const spark = document.createElement('i');
      spark.className = 'spark';
      spark.style.left = `${clientX}px`;
      spark.style.top = `${clientY}px`;
      document.body.append(spark);
      const turn = `rotate(${(index * 360) / COUNT}deg)`;
      const fly = (px: number, opacity: number): Keyframe => ({
        transform: `${turn} translateX(${px}px)`,
        opacity,
      });
      spark.animate([fly(12, 1), fly(REACH - 14, 0)], {
        duration: 400,
        easing: 'ease-out',
      }).onfinish = () => spark.remove();
    }
  });
}
