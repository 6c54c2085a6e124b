/** Contract of every store: replies of staff. */
import { describe, expect } from 'vitest';
import type { Reply } from '#server/leads/lead.ts';
import { take } from './describe-inbox.ts';
import { newLead, NOW } from './describe-store.ts';
import type { StoreTest, Stores } from './store-test.ts';

const reply = (id: string, changes: Partial<Reply> = {}): Reply => ({
  id,
  userId: 'safiya',
  at: NOW,
  to: 'a@b.example',
  subject: 'Following up',
  text: 'Hi',
  state: 'waiting',
  reason: null,
  dueAt: NOW + 10,
  attempts: 0,
  answers: true,
  call: null,
  ...changes,
});

async function leadIn(store: Stores['store']): Promise<string> {
  const { id } = await store.save(newLead(1));
  await take(store);
  return id;
}

export function describeReplies(name: string, it: StoreTest): void {
  describe(`${name} keeps replies`, () => {
    it('with their lead, which they answer, until they are taken back', async ({ store }) => {
      const id = await leadIn(store);
      expect(await store.replies.add('nobody', reply('r'))).toBe(false);
      expect(await store.replies.add(id, reply('r'))).toBe(true);
      expect(await store.inbox.find(id)).toMatchObject({
        work: { answeredAt: NOW, answeredBy: 'safiya', revision: 1 },
        record: { replies: [reply('r')] },
      });
      expect(await store.replies.takeBack(id, 'r')).toBe(true);
      expect(await store.replies.takeBack(id, 'r')).toBe(false);
      expect((await store.inbox.find(id))?.work).toMatchObject({ answeredAt: null });
      await store.inbox.change([id], { action: 'answer', by: 'teo', at: NOW + 1 });
      await store.replies.add(id, reply('s', { at: NOW + 2 }));
      await store.replies.takeBack(id, 's');
      // Somebody else's answer stays.
      expect((await store.inbox.find(id))?.work).toMatchObject({ answeredBy: 'teo' });
    });

    it('for one process at a time, in one thread, and opens the lead if one is lost', async ({
      store,
      beside,
    }) => {
      const id = await leadIn(store);
      await store.replies.add(id, reply('first'));
      expect(await store.replies.nextAt()).toBe(NOW + 10);
      expect(await store.replies.claim(NOW + 9, 20, 9)).toEqual([]);
      const claims = await Promise.all(
        [store, beside].map(({ replies }) => replies.claim(NOW + 10, 20, 9)),
      );
      const [first] = claims.flat();
      expect(claims.flat()).toMatchObject([{ id: 'first', leadId: id, attempts: 1, earlier: [] }]);
      if (!first) throw new Error('Nothing was claimed');
      expect(await store.replies.takeBack(id, 'first')).toBe(false);
      await store.replies.settle(first, 'sent', 0, null);
      // By another process, whose lease had ended.
      await beside.replies.settle(first, 'failed', 0, 'late');
      await store.replies.add(id, reply('second', { at: NOW + 1, state: 'copied' }));
      await store.inbox.change([id], { action: 'reopen', by: 'teo', at: NOW + 2 });
      await store.replies.add(id, reply('third', { at: NOW + 3 }));
      const [third] = await store.replies.claim(NOW + 10, 20, 9);
      expect(third).toMatchObject({ id: 'third', earlier: ['first'] });
      if (!third) throw new Error('Nothing was claimed');
      await store.replies.settle(third, 'refused', 0, 'No such user');
      expect((await store.inbox.find(id))?.work).toMatchObject({ answeredAt: null });
      expect(await store.replies.backlog(NOW)).toEqual({
        waiting: 0,
        oldestAt: null,
        failed: 1,
        untold: 0,
      });
      expect(await store.replies.again(id, 'first', NOW + 4)).toBe(false);
      expect(await store.replies.again(id, 'third', NOW + 4)).toBe(true);
      expect((await store.inbox.find(id))?.work).toMatchObject({ answeredAt: NOW + 4 });
      expect(await store.replies.claim(NOW + 4, 20, 9)).toMatchObject([{ attempts: 2 }]);
    });

    it('which move and go with their lead', async ({ store, other }) => {
      const id = await leadIn(store);
      await store.replies.add(id, reply('r'));
      await other.add(await store.page('', 9));
      expect(await other.page('', 9)).toMatchObject([{ replies: [reply('r')] }]);
      await other.erase({ id: 'receipt', at: NOW, leads: [id], forms: {} });
      expect(await other.replies.nextAt()).toBeNull();
    });
  });
}
