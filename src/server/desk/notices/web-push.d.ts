/** The used part of web-push, which has no types. */
declare module 'web-push' {
  interface RequestDetails {
    endpoint: string;
    headers: Record<string, string | number>;
    body: Buffer;
  }
  interface WebPush {
    generateVAPIDKeys: () => { publicKey: string; privateKey: string };
    generateRequestDetails: (
      subscription: { endpoint: string; keys: { p256dh: string; auth: string } },
      payload: string,
      options: {
        vapidDetails: { subject: string; publicKey: string; privateKey: string };
        TTL: number;
        urgency: 'high' | 'normal';
        contentEncoding: 'aes128gcm';
      },
    ) => RequestDetails;
  }
  const webPush: WebPush;
  export = webPush;
}
