import type { CallTimesWords, FirstContactWords } from './first-contact-words.ts';

export const ENGLISH_FIRST_CONTACT: FirstContactWords = {
  booked: {
    call: {
      title: '{name} calls you then.',
      text: 'On the number you gave. Ours may look unfamiliar.',
    },
    text: {
      title: '{name} texts you first.',
      text: 'On the number you gave, to agree on how you talk. Nobody calls before that.',
    },
    email: {
      title: '{name} emails you first.',
      text: 'At the address you gave, to agree on how you talk. Nobody calls before that.',
    },
    any: {
      title: '{name} calls you then, or writes first.',
      text: 'Without a number, or if calls aren’t safe or you pick another way, {name} writes before anybody calls.',
    },
  },
  asked: {
    call: { title: '{name} calls you.', text: 'On the number you gave. Ours may look unfamiliar.' },
    text: { title: '{name} texts you.', text: 'On the number you gave.' },
    email: {
      title: '{name} emails you.',
      text: 'At the address you gave. Nobody calls before that.',
    },
    any: {
      title: '{name} replies.',
      text: 'The way you asked: with a call, a text or an email. Without a safe number for it, by email.',
    },
  },
  entry: {
    call: 'Call, # min',
    text: 'Time, # min (text first)',
    email: 'Time, # min (email first)',
  },
  anyWay: 'the way you asked, or by email if there’s no safe number for it',
  phoneHint: 'For the call. If you leave it empty, {name} emails you first.',
};

export const ENGLISH_CALL_TIMES: CallTimesWords = {
  first: ENGLISH_FIRST_CONTACT,
  taken:
    'Somebody just booked #. Sorry, you did nothing wrong. Pick another time and send again; everything you typed is still here.',
  gone: '# isn’t open anymore, sorry. Please pick another time; everything you typed is still here.',
  thisTime: 'this time',
};
