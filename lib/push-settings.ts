/** What a browser needs to ask Firebase for push messages; all of it is public. */
export interface PushSettings {
  readonly firebase: {
    readonly apiKey: string;
    readonly appId: string;
    readonly messagingSenderId: string;
    readonly projectId: string;
  };
  readonly vapidKey: string;
}
