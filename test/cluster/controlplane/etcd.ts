// etcd: one member, its data in the run's folder. Without fsync, because the data is not needed after the run.
import { join } from 'node:path';
import { programPath } from '../programs.js';
import type { Component } from './component.js';

export function etcd(directory: string): Component {
  return {
    name: 'etcd',
    command: programPath('etcd'),
    ports: 2,
    args: ([client = 0, peer = 0]) => [
      `--data-dir=${join(directory, 'etcd')}`,
      `--listen-client-urls=${etcdUrl(client)}`,
      `--advertise-client-urls=${etcdUrl(client)}`,
      `--listen-peer-urls=${etcdUrl(peer)}`,
      `--initial-advertise-peer-urls=${etcdUrl(peer)}`,
      `--initial-cluster=default=${etcdUrl(peer)}`,
      '--unsafe-no-fsync',
      '--log-level=warn',
    ],
    health: ([client = 0]) => `${etcdUrl(client)}/health`,
  };
}

export function etcdUrl(port: number): string {
  return `http://127.0.0.1:${port}`;
}
