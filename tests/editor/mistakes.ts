/** Mistakes of editors, one per file, each with what `npm run lint:content` says about it. */

export interface Mistake {
  kind: string;
  /** Path relative to `src/content`. */
  file: string;
  /** The original text, and its wrong replacement; a new file starts empty. */
  from: string | RegExp;
  to: string;
  /** Field, words, why, and an example. */
  says: RegExp;
  /** Whether it is only worth a look. */
  warning?: true;
}

const post = (author: string, text: string, more = ''): string => `---
title: Later
description: This post of ${author} exists for one test. ${text} Nobody has to write code to add it.
date: 2999-01-01
author: ${author}
category: everyday-repairs
tags: [listening]
${more}---

${text}
`;

/** Mistakes in the form of a file and in its names: they stop the build, too. */
export const BUILD_MISTAKES: readonly Mistake[] = [
  {
    kind: 'a text that cannot be rendered',
    file: 'posts/5-asking-for-more-closeness-without-keeping-score.md',
    from: /$/,
    to: '\n![A kettle](../images/50%-off.jpg)\n',
    says: /“\.\.\/images\/50%-off\.jpg”: a % in the name of a picture.*50%25-off/,
  },
  {
    kind: 'signs of another program',
    file: 'services/fertility-and-grief.md',
    from: /$/,
    to: '\n[caption id="a_9" width="425"]A kettle[/caption]\n',
    says: /“\[\/caption\]|“\[caption id=.*visitors would read these signs/,
  },
  {
    kind: 'a script',
    file: 'legal/terms-of-service.md',
    from: /$/,
    to: '\n<script>alert(1)</script>\n',
    says: /“<script>”: a script would run in the browser of every visitor/,
  },
  {
    kind: 'a file in another encoding',
    file: 'pages/restart-weekend.md',
    from: /$/,
    to: '\nIt doesnâ€™t have to be.\n',
    says: /a program read these letters wrongly/,
  },
  {
    kind: 'a post without an author',
    file: 'posts/5-asking-for-more-closeness-without-keeping-score.md',
    from: /author: \w+\n/,
    to: '',
    says: /author “nothing”: write a text here.*For example: "kim"/,
  },
  {
    kind: 'a section that does not exist',
    file: 'pages/media.md',
    from: 'kind: entries',
    to: 'kind: entrys',
    says: /sections\.1\.kind “entrys”: .*write one of: head, hero, press/,
  },
  {
    kind: 'a list of something nobody collects',
    file: 'pages/join-our-team.md',
    from: 'of: jobs',
    to: 'of: roles',
    says: /sections\.1\.of “roles”: .*write one of: notices, jobs, media, issues/,
  },
  {
    kind: 'an associate without a supervisor',
    file: 'therapists/priya.md',
    from: 'credentials: LMFT',
    to: 'credentials: LMFT Associate',
    says: /supervisor “nothing”: this field is missing.*as most states.*supervisor: \{ name:/,
  },
  {
    kind: 'an episode on a day that does not exist',
    file: 'episodes/start-here.md',
    from: /date: .*/,
    to: 'date: last week',
    says: /date “last week”: .*For example: .*2026-03-04/,
  },
  {
    kind: 'an episode with an unreadable length and another kind of recording',
    file: 'episodes/59-the-sunday-check-in.md',
    from: /durationSeconds: \d+([\s\S]*)\.mp3/,
    to: 'durationSeconds: twelve$1.wav',
    says: /audio\.src .*public\/episodes.*durationSeconds “twelve”: .*1900|durationSeconds “twelve”: .*1900.*audio\.src .*public\/episodes/s,
  },
  {
    kind: 'a guide without a summary',
    file: 'guides/interrupt-the-spiral.md',
    from: /summary: .*\n/,
    to: '',
    says: /summary “nothing”: write a text here.*For example/,
  },
  {
    kind: 'a campaign with two ways on',
    file: 'pages/relie.md',
    from: '    form:',
    to: '    cta: { text: Start, href: /reset }\n    form:',
    says: /form “.*one way on: either a form.*For example/,
  },
  {
    kind: 'a campaign without a way on',
    file: 'pages/repair.md',
    from: /\n {4}form: .*/,
    to: '',
    says: /form “nothing.*one way on: either a form.*For example/,
  },
  {
    kind: 'a notice that nobody looked at',
    file: 'notices/texting-terms.md',
    from: /lastReviewed: .*/,
    to: 'lastReviewed: recently',
    says: /lastReviewed “recently”: .*For example: .*2026-03-04/,
  },
  {
    kind: 'a role that hides its pay behind a word',
    file: 'jobs/associate-therapist.md',
    from: /pay: .*/,
    to: 'pay: competitive',
    says: /pay “competitive”: .*write the range.*from: 58000/,
  },
  {
    kind: 'a day that is in no calendar',
    file: 'posts/7-the-phone-in-the-bed-a-treaty.md',
    from: /date: .*/,
    to: 'date: 2026-02-30',
    says: /date “2026-02-30”: there is no day 2026-02-30 in the calendar.*For example: .*2026-03-04/,
  },
  {
    kind: 'a field that does not exist',
    file: 'therapists/wren.md',
    from: 'also:',
    to: 'fits:',
    says: /fits “.*no field here.*also/,
  },
  {
    kind: 'a menu entry that leads nowhere',
    file: 'menu.yaml',
    from: 'href: /strengthen-reconnect',
    to: 'href: strengthen-reconnect',
    says: /href “strengthen-reconnect”: .*write a path \("\/team"\)/,
  },
  {
    kind: 'a top of a file that means something else to the tools',
    file: 'services/individual-healing.md',
    from: /^heading: .*/m,
    to: 'heading: **When** you miss each other',
    says: /heading .*needs quotation marks.*For example: heading: "\*\*When\*\* you miss each other"/,
  },
  {
    kind: 'an author who does not exist, in a post of a day to come',
    file: 'posts/40-later.md',
    from: /^$/,
    to: post('theo', 'Written for a day to come.'),
    says: /author “theo”: .*did you mean "teo"/,
  },
  {
    kind: 'a file name without a number, in a post of a day to come',
    file: 'posts/later.md',
    from: /^$/,
    to: post('teo', 'Written for a day to come.'),
    says: /file name “later”: .*For example: .*19-why-we-whisper\.md/,
  },
  {
    kind: 'a price that does not exist, in a post of a day to come',
    file: 'posts/41-later.md',
    from: /^$/,
    to: post('teo', 'It costs {price:sesion}.'),
    says: /“\{price:sesion\}”: .*write one of: .*standard-rate/,
  },
];

/** Mistakes that no schema finds, and what only deserves a look. */
export const MISTAKES: readonly Mistake[] = [
  {
    kind: 'an associate without the supervisor whom the law of the state wants',
    file: 'therapists/teo.md',
    from: 'credentials: LPC-S',
    to: 'credentials: LPC Associate',
    says: /supervisor “LPC Associate”: .*22 TAC 801\.43.*For example: supervisor: \{ name:/,
  },
  {
    kind: 'a superlative',
    file: 'pages/six.md',
    from: 'First you find the pattern',
    to: 'You get the best couples therapists in Dallas',
    says: /text “best couples therapists”: nobody can check .*For example: “Every one of us/,
  },
  {
    kind: 'a promise',
    file: 'services/strengthen-reconnect.md',
    from: /summary: .*/,
    to: 'summary: Eight weeks that will change things. We guarantee results.',
    says: /summary “We guarantee”: a promise of results .*For example: “You leave with/,
  },
  {
    kind: 'an invented review',
    file: 'pages/founder.md',
    from: /$/,
    to: '\n“They saved us in a month.” — Sarah K., client\n',
    says: /“” — Sarah K\., client”: it reads as a client’s review.*16 CFR 465.*For example: delete it/,
  },
  {
    kind: 'a picture without words',
    file: 'posts/test.md',
    from: /!\[[^\]]*\]/,
    to: '![]',
    says: /text under “A picture” “no text”: this picture says nothing .*For example: “Two armchairs/,
  },
  {
    kind: 'a dead link',
    file: 'faqs/insurance.md',
    from: '(/fees-and-faqs#estimate)',
    to: '(/fees-and-faq)',
    says: /text “\/fees-and-faq”: no page of this site .*For example: write \/fees-and-faqs/,
  },
  {
    kind: 'a dead place on a page that exists',
    file: 'faqs/estimate.md',
    from: '#good-faith-estimates',
    to: '#good-faith',
    says: /has no anchor called “good-faith”.*For example: write one of: #/,
  },
  {
    kind: 'a date that has passed',
    file: 'programs/weekend-intensive.md',
    from: /$/,
    to: '\nRegister by March 3, 2026.\n',
    says: /“March 3, 2026”: this day has passed.*For example: delete the sentence/,
  },
  {
    kind: 'a typed price',
    file: 'pages/services.md',
    from: /$/,
    to: '\nThe Reset is $1,120 for the two of you.\n',
    says: /“\$1,120”: a price typed .*For example: write \{price:6-session-reset\.couple\}/,
  },
  {
    kind: 'a text for experts',
    file: 'programs/reset.md',
    from: /(---\n[\s\S]*?---\n)[\s\S]*/,
    to: `$1\n${'Therapeutic interventions facilitating interpersonal differentiation necessitate considerable sophistication. '.repeat(9)}\n`,
    says: /“Therapeutic interventions .*reads like school grade \d+.*For example: begin with/,
  },
  {
    kind: 'a number whose source has no date',
    file: 'pages/index.md',
    from: /source: Google.*/,
    to: 'source: Google',
    says: /stats\.0\.source “Google”: a source without a year.*For example: “Google Business/,
  },
  {
    kind: 'two files at one address',
    file: 'services/team.md',
    from: /^$/,
    to: '---\ntitle: Team\n---\n',
    says: /“\/team”: pages\/team\.md has the same URL.*For example: rename one/,
  },
  {
    kind: 'a top of a file that cannot be read',
    file: 'posts/4-listening-is-not-waiting-politely.md',
    from: /title: .*/,
    to: 'title: Listening: the short one',
    says: /a text with a colon in it needs quotation marks.*For example: title: "Listening: the short one"/,
  },
  {
    kind: 'a notice nobody has read for a year',
    file: 'notices/telehealth.md',
    from: /lastReviewed: .*/,
    to: 'lastReviewed: 2025-03-04',
    says: /lastReviewed “2025-03-04”: this is more than a year ago.*For example: read it against/,
    warning: true,
  },
  {
    kind: 'an author who does not exist, in a draft',
    file: 'posts/42-later.md',
    from: /^$/,
    to: post('theo', 'Not yet.', 'draft: true\n'),
    says: /author “theo”: /,
    warning: true,
  },
];
