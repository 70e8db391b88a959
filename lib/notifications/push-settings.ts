/** Public Firebase settings for web push. */
export interface PushSettings {
  readonly firebase: {
    readonly apiKey: string;
    readonly appId: string;
    readonly messagingSenderId: string;
    readonly projectId: string;
  };
  readonly vapidKey: string;
}
