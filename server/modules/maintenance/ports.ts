export interface MaintenanceState {
  readonly isMaintain: boolean;
  /** Address of the full-screen picture shown during maintenance. */
  readonly webImage: string;
}

export interface MaintenanceRepo {
  /** Undefined if never set. */
  read(): Promise<MaintenanceState | undefined>;
  set(isMaintain: boolean): Promise<void>;
}
