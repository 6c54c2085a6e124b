/** Test helper: a post without a mistake, to make one in it. */
export const POST = `---
title: Why we whisper
description: What it means when two people in an empty house begin to lower their voices.
date: 2026-11-01
author: kim
category: repairs
tags: [listening]
---

Two people lower their voices, and nobody else is at home.
`;
export const postWith = (from: string | RegExp, to: string): string => {
  const text = POST.replace(from, to);
  if (text === POST) throw new Error(`Nothing to change: ${from}`);
  return text;
};
