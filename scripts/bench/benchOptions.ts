export type BenchOptions = {
  runs: number;
  allPages: boolean;
  isHttp1: boolean;
};
