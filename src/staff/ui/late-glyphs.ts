/** Icons that the list of leads does without, in a file of their own: it is 0.9 kB smaller. */
export const LATE_GLYPHS = {
  voicemail: 'M8.5 10a3 3 0 1 1-6 0 3 3 0 1 1 6 0zM17.5 10a3 3 0 1 1-6 0 3 3 0 1 1 6 0zM5 13h10',
  shield: 'M10 2.5 17 5v4.5c0 4-2.8 6.7-7 8-4.2-1.3-7-4-7-8V5zM10 6.5V11M10 13.5v.4',
  ask: 'M17.5 10a7.5 7.5 0 1 1-15 0 7.5 7.5 0 1 1 15 0zM7.8 7.8C8.1 6.6 9 6 10.1 6c1.3 0 2.3.8 2.3 2 0 1.7-2.4 1.8-2.4 3.5M10 14v.3',
  back: 'M12 4 6 10l6 6',
  later: 'M15.5 11a6.5 6.5 0 1 1-13 0 6.5 6.5 0 1 1 13 0zM9 7.5V11l2.2 1.5M13.5 2.5h4l-4 4h4',
  hands: 'M3 9l4-3 3 2 3-2 4 3-7 6zM7 6l3 5 3-5',
  open: 'M8 4H4v12h12v-4M11 3.5h5.5V9M16 4l-7 7',
  down: 'm4 7.5 6 6 6-6',
  note: 'M4 3h12v9l-5 5H4zM16 12h-5v5M7 7h6M7 10h3.5',
  assign:
    'M11 7a3 3 0 1 1-6 0 3 3 0 1 1 6 0zM2.5 17c.4-3.3 2.4-5 5.5-5 1.5 0 2.8.4 3.7 1.2M15 11.5v6M12 14.5h6',
  send: 'M3 10 17 3.5 13 17l-3.5-5.5zM9.5 11.5l7.5-8',
  download: 'M10 3v9.5M6 9l4 4 4-4M3.5 16.5h13',
  plus: 'M10 4v12M4 10h12',
  copy: 'M7 7h9.5v10H7zM13 7V3.5H3.5V13H7',
  undo: 'M7 4 3.5 7.5 7 11M4 7.5h7.5c3 0 5 1.8 5 4.5s-2 4.5-5 4.5H7',
  desk: 'M3 4h14v9H3zM7 17h6M10 13v4',
  key: 'M9.5 10a3.5 3.5 0 1 1-7 0 3.5 3.5 0 1 1 7 0zM10 10h7.5M14.5 10v3',
  lock: 'M4.5 9h11v8h-11zM7 9V6.5c0-2 1.2-3.3 3-3.3s3 1.3 3 3.3V9',
} as const;
