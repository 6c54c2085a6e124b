import { expect, it } from 'vitest';
import { meantAddress } from './email-question.ts';

it.each([
  ['ada@gmial.com', 'ada@gmail.com'],
  ['ada@gamil.com', 'ada@gmail.com'],
  ['ada@gmail.co', 'ada@gmail.com'],
  ['ada@gmai.con', 'ada@gmail.com'],
  ['ada@gmail', 'ada@gmail.com'],
  ['ada@gmail,com', 'ada@gmail.com'],
  ['ada@gmail..com', 'ada@gmail.com'],
  ['ada @ gmail.com', 'ada@gmail.com'],
  ['Ada.Lovelace+us@YAHO.COM', 'Ada.Lovelace+us@yahoo.com'],
  ['ada@hotmial.com', 'ada@hotmail.com'],
  ['ada@outlok.com', 'ada@outlook.com'],
  ['ada@icloud.con', 'ada@icloud.com'],
  ['ada@iclould.com', 'ada@icloud.com'],
  ['ada@comcast.met', 'ada@comcast.net'],
  ['ada@@example.com', 'ada@example.com'],
  ['ada@@gmial.com', 'ada@gmail.com'],
  ['ada@ourfirm.con', 'ada@ourfirm.com'],
])('asks about %s', (typed, meant) => {
  expect(meantAddress(typed)).toBe(meant);
});

it.each([
  '',
  'ada',
  'ada@',
  '@gmail.com',
  'ada@gmail.com',
  ' ada@gmail.com.',
  'mailto:ada@gmial.com',
  'Ada <ada@gmial.com>',
  'Ada@Gmail.com',
  'ada@gmx.com',
  'ada@ymail.com',
  'ada@mail.com',
  'ada@email.com',
  'ada@me.com',
  'ada@mac.com',
  'ada@msn.com',
  'ada@live.com',
  'ada@love.com',
  'ada@aol.com',
  'ada@aim.com',
  'ada@att.net',
  'ada@zoho.com',
  'ada@proton.me',
  'ada@googlemail.com',
  'ada@hotmail.co.uk',
  'ada@hotmail.es',
  'ada@yahoo.com.mx',
  'ada@yahoo.co.in',
  'ada@outlook.es',
  'ada@icloud.com.cn',
  'ada@startup.co',
  'ada@firm.cm',
  'ada@example.com',
  'ada@bücher.example',
  '"a@b"@example.com',
])('does not ask about %s', (typed) => {
  expect(meantAddress(typed)).toBeUndefined();
});
