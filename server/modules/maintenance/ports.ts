export interface MaintenanceState {
  readonly isMaintain: boolean;
  /** Address of the picture that fills the screen meanwhile. */
  readonly webImage: string;
}

export interface MaintenanceRepo {
  /** Undefined where nothing was ever set. */
  read(): Promise<MaintenanceState | undefined>;
  set(isMaintain: boolean): Promise<void>;
}
